import type { FactorState } from '../../contract/factors';
import * as texts from '../../texts';

/** Returns the text that explains what the loss of the last second factor means. */
export const withoutAny = ({ rule }: Pick<FactorState, 'rule'>): string =>
  rule === 'required' ? `${texts.factor.turnOffLast} ${texts.factor.turnOffStaff}` : texts.factor.turnOffLast;
