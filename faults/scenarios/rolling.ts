import type { Finding } from '../lib/scenario';
import { isInstalled } from '../../tests/support/proxies';
import { rollingRestart } from '../rolling-restart';

/** A new version replaces the old one under load: no request may fail, not even with a clear 503. */
export default async function rolling(): Promise<Finding[]> {
  const { finding, seconds } = await rollingRestart('nginx');
  finding.note = `${seconds.toFixed(0)} s`;
  if (isInstalled('caddy')) return [finding, (await rollingRestart('caddy')).finding];
  finding.note += ', Caddy is not installed';
  return [finding];
}
