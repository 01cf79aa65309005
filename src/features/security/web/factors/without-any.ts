import type { FactorState } from '../../contract/factors';
import * as texts from '../../texts';

/** What it means for somebody to have no second factor any more. */
export const withoutAny = ({ rule }: Pick<FactorState, 'rule'>): string =>
  rule === 'required' ? `${texts.factor.turnOffLast} ${texts.factor.turnOffStaff}` : texts.factor.turnOffLast;
