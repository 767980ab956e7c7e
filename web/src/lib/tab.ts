/** Whether the tables are in this tab: then there is no server, and nobody elsewhere. */
export const TAB = import.meta.env.MODE === "tab";
