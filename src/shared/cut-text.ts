/** Cuts a text to `length` characters, the last of them an ellipsis; never cuts through a character. */
export function cutText(text: string, length: number): string {
  const letters = [...text];
  return letters.length <= length
    ? text
    : `${letters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}
