import { createEventTally } from '../../src/platform/metrics/events';
import { createMetrics } from '../../src/platform/metrics/metrics';

/** Creates the metrics of a site without files and cards. */
export const metricsOf = (site: Pick<Parameters<typeof createMetrics>[0], 'config' | 'database' | 'signIn'>) =>
  createMetrics({ ...site, files: { check: async () => undefined }, cardChecks: [], events: createEventTally() });

/** One line of what Prometheus reads. */
export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const line = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;
const pair = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"(?:,|$)/y;

/**
 * Reads Prometheus' text format (0.0.4) strictly. Throws for an invalid line, a repeated sample, and a sample whose
 * metric was not declared by a TYPE line before it.
 */
export function samplesOf(text: string): Sample[] {
  const types = new Map<string, string>();
  const seen = new Set<string>();
  return text.split('\n').flatMap((row) => {
    if (row === '' || row.startsWith('# HELP ')) return [];
    const [, declared, type] = /^# TYPE (\S+) (counter|gauge|histogram|summary)$/.exec(row) ?? [];
    if (declared !== undefined) {
      if (types.has(declared)) throw new Error(`Declared twice: ${declared}`);
      types.set(declared, type!);
      return [];
    }
    const [, name, inner = '', sample] = line.exec(row) ?? [];
    if (name === undefined || !/^([+-]?Inf|nan|-?[\d.]+(e[+-]?\d+)?)$/i.test(sample!))
      throw new Error(`Not a sample: ${row}`);
    const base = name.replace(/_(bucket|sum|count)$/, '');
    if (!types.has(name) && types.get(base) !== 'histogram' && types.get(base) !== 'summary')
      throw new Error(`Not declared: ${name}`);
    const labels = labelsOf(inner);
    const key = `${name}${JSON.stringify(Object.entries(labels).sort())}`;
    if (seen.has(key)) throw new Error(`Twice: ${row}`);
    seen.add(key);
    return [{ name, labels, value: Number(sample!.replace('Inf', 'Infinity')) }];
  });
}

function labelsOf(inner: string): Record<string, string> {
  const labels: Record<string, string> = {};
  pair.lastIndex = 0;
  while (pair.lastIndex < inner.length) {
    const [, label, value] = pair.exec(inner) ?? [];
    if (label === undefined) throw new Error(`Not labels: ${inner}`);
    labels[label] = value!;
  }
  return labels;
}
