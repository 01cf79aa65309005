/** Anybody can type a name, and we mail it: pulled apart, no mail program makes a link of it. */
export const withoutLinks = (name: string) => name.replace(/[.:/@](?=\S)/g, '$& ');
