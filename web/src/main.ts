import "@fontsource-variable/source-sans-3/wght.css";
import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { pause } from "./lib/turns";
import { language, translate } from "./lib/words";

document.documentElement.lang = language;
await translate();
await pause(); // the scripts were enough for one task
export default mount(App, { target: document.getElementById("app")! });
