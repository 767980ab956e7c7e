// The result as a picture, drawn here: nothing is sent anywhere.
import { SHAPES } from "../parts/SeatMark.svelte";

export interface Result {
  game: string;
  title: string;
  text: string;
  rows: { name: string; value: string; seat: number }[];
  foot: string;
  won: boolean;
}

const WIDTH = 1200;
const HIGH = 630;
/** What the rows leave free. */
const FOOT = 84;

const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim() || "#888";

export async function picture(result: Result): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HIGH];
  const at = canvas.getContext("2d")!;
  await document.fonts?.ready;
  sky(at, result.won);
  at.fillStyle = colour("brass");
  at.font = '34px Marcellus, "Source Sans 3 Variable", serif';
  at.fillText(result.game, 64, 84);
  at.fillStyle = colour("ink-0");
  at.font = '78px Marcellus, "Source Sans 3 Variable", serif';
  at.fillText(result.title, 64, 186, WIDTH - 128);
  at.fillStyle = colour("ink-1");
  at.font = "30px 'Source Sans 3 Variable', sans-serif";
  const below = lines(at, result.text, 64, 244, WIDTH - 128, 40);
  const step = Math.min(46, (HIGH - FOOT - below) / result.rows.length);
  result.rows.forEach((row, i) => {
    const y = below + 36 + i * step;
    at.fillStyle = colour(`seat-${row.seat % SHAPES.length}`);
    at.setTransform(1.2, 0, 0, 1.2, 66, y - 22);
    at.fill(new Path2D(SHAPES[row.seat % SHAPES.length]));
    at.resetTransform();
    at.fillStyle = colour("ink-0");
    at.fillText(row.name, 106, y, 600);
    at.textAlign = "right";
    at.fillText(row.value, WIDTH - 64, y);
    at.textAlign = "left";
  });
  at.fillStyle = colour("ink-2");
  at.font = "24px 'Source Sans 3 Variable', sans-serif";
  at.fillText(result.foot, 64, HIGH - 36, WIDTH - 128);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("picture"))), "image/png"));
}

function sky(at: CanvasRenderingContext2D, won: boolean): void {
  const shade = at.createLinearGradient(0, 0, 0, HIGH);
  shade.addColorStop(0, colour("sky-0"));
  shade.addColorStop(1, colour(won ? "sky-4" : "sky-2"));
  at.fillStyle = shade;
  at.fillRect(0, 0, WIDTH, HIGH);
  at.fillStyle = won ? colour("ink-0") : colour("line-2");
  let seed = 1769;
  const next = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  for (let i = 0; i < 90; i++) at.fillRect(next() * WIDTH, next() * HIGH, 1 + next() * 2, 1 + next() * 2);
}

/** Words in lines of a width. Answers where the next line would be. */
function lines(at: CanvasRenderingContext2D, text: string, x: number, y: number, width: number, step: number): number {
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (line && at.measureText(longer).width > width) {
      at.fillText(line, x, y);
      y += step;
      line = word;
    } else line = longer;
  }
  at.fillText(line, x, y);
  return y + step;
}
