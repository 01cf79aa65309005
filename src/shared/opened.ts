/** How long what a person of the office opened counts as open, in minutes. */
export const openedMinutes = 10;
