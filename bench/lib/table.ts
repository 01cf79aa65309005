import type { Outcome } from './compare';

/** Returns the outcomes as lines of a table. */
export function outcomeTable(outcomes: Outcome[]): string {
  const rows = outcomes.map((outcome) => [
    outcome.name,
    `${outcome.bytes} B ${outcome.encoding}`,
    `${Math.round(outcome.target)}/s`,
    `${Math.round(outcome.bare)}/s`,
    outcome.share.toFixed(2),
    outcome.spread.map((share) => share.toFixed(2)).join('–'),
    `${outcome.ok ? 'ok' : 'below'} (${outcome.limit})`,
  ]);
  return table(['answer', 'size', 'Sangham', 'bare node:http', 'share', 'rounds', 'limit'], rows);
}

/** Returns the cell of a limit: whether what was measured is within it. */
export const verdict = (ok: boolean, limit: string | number) => `${ok ? 'ok' : 'above'} (${limit})`;

/** Returns aligned columns under their headings. */
export function table(heads: string[], rows: string[][]): string {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(heads), line(widths.map((width) => '─'.repeat(width))), ...rows.map(line)].join('\n');
}
