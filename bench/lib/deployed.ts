import { readFileSync } from 'node:fs';
import path from 'node:path';

const unit = path.join(import.meta.dirname, '../../deploy/systemd/sangham@.service');

/**
 * Returns the environment that the systemd unit sets for memory (docs/decisions/0021): malloc's settings, and Node's
 * options with `options` behind them.
 */
export function memoryOfDeployment(options = ''): Record<string, string> {
  const lines = [...readFileSync(unit, 'utf8').matchAll(/^Environment=((?:MALLOC|NODE_OPTIONS).*)$/gm)];
  const pairs = lines.flatMap(([, settings]) => settings!.split(' ').map((setting) => setting.split(/=(.*)/, 2)));
  const environment = Object.fromEntries(pairs) as Record<string, string>;
  return { ...environment, NODE_OPTIONS: `${environment.NODE_OPTIONS} ${options}`.trim() };
}
