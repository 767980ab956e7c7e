// What a score is made of, in the order of the sheet.
export const PARTS = ["group", "stars", "articles", "publisher", "headhunter", "unique"] as const;
