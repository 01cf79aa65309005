export type { Metrics } from './metrics';
export { openMetricsPort, registerMetrics } from './serve';
