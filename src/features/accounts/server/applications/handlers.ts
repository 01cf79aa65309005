import type { CallRegistrar } from '~/platform/http/calls';
import { applicationCalls } from '../../contract';
import type { Accounts } from '../context';
import { decideMany } from './bulk';
import { confirmAddress } from './confirm';
import { readCorrection, sendCorrection } from './correction';
import { decide, reopen } from './decide';
import { readDesk } from './desk';
import { exportApplications } from './export';
import { recommend } from './recommend';

export function registerApplicationCalls(accounts: Accounts, calls: CallRegistrar): void {
  calls.register(applicationCalls, {
    applications: ({ query }, { language }) => readDesk(accounts, query, language),
    exportApplications: ({ query: { format, ...filter } }, { caller, setHeader }) =>
      exportApplications(accounts, caller, filter, { format, setHeader }),
    decide: ({ params, body }, { caller }) => decide(accounts, caller, params.id, body),
    decideMany: ({ body }, { caller }) => decideMany(accounts, caller, body.ids),
    reopen: ({ params }, { caller }) => reopen(accounts, caller, params.id),
    correction: ({ params }) => readCorrection(accounts, params.token),
    correct: ({ params, body, files }) => sendCorrection(accounts, params.token, body, files.passport_photo[0]),
    confirmAddress: ({ body }) => confirmAddress(accounts, body.token),
    recommend: ({ params, body }, { caller }) => recommend(accounts, caller, params.id, body),
  });
}
