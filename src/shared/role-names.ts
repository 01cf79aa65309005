import type { Duty, Role } from './access';
import * as common from './texts';

// Apart from access.ts, which every page loads.
export const roleNames: Record<Role, string> = common.roleNames;
export const dutyNames: Record<Duty, string> = common.dutyNames;
