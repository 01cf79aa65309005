/** Pulls a name apart, so that no mail program makes a link of it: a person can type any name, and we mail it. */
export const withoutLinks = (name: string) => name.replace(/[.:/@](?=\S)/g, '$& ');
