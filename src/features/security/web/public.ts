export { FactorHint } from './factors/factor-hint';
export { ProofHost } from './factors/proof-host';
