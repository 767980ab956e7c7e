// The worker in which bots think, so that neither the page nor the tables wait for them.
import { boot, type Parts } from "./runtime";

type Work = (text: string) => string;
const CREW = "ecliptic.tab.crew";
let work: Promise<Work> | null = null;

onmessage = ({ data }: MessageEvent<string | { base: string; parts: Parts }>) => {
  if (typeof data !== "string") {
    work = boot(data.base, data.parts, CREW).then((python) => (python.pyimport(CREW) as unknown as { work: Work }).work);
    return;
  }
  void work!.then((answer) => postMessage(answer(data)));
};
onunhandledrejection = ({ reason }: PromiseRejectionEvent) => {
  throw reason; // who hired us hears of it
};
