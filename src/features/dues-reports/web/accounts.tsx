import type { CallAnswer } from '~/shared/contract';
import { formatMoney } from '~/shared/format-money';
import { ContentText } from '~/ui/content-text';
import { fill } from '~/ui/fill';
import { Table, TBody, Td, Th, THead, Tr } from '~/ui/table';
import * as texts from '../texts';
import * as duesTexts from '~/shared/dues/texts';
import type { reportCalls } from '../contract';

type Accounts = CallAnswer<(typeof reportCalls)['duesAccounts']>;

/** Renders an account by its kind and, of cash, its holder. */
export const AccountName = ({ kind, name }: { kind: Accounts[number]['kind']; name: string | null | undefined }) =>
  name
    ? fill(texts.ofPerson, { account: duesTexts.accountNames[kind], name: <ContentText>{name}</ContentText> })
    : duesTexts.accountNames[kind];

/** Renders the balances of the accounts and their sum, which is zero. */
export const AccountsTable = ({ accounts }: { accounts: Accounts }) => (
  <Table caption={texts.accountsTitle} hideCaption>
    <THead names={[texts.account]}>
      <Th className="text-end!">{texts.balance}</Th>
    </THead>
    <TBody>
      {accounts.map(({ kind, user_id: id, full_name: name, balance }) => (
        <Tr key={`${kind} ${id}`}>
          <Td className="wrap-anywhere">
            <AccountName kind={kind} name={kind === 'cash' ? (name ?? duesTexts.goneHolder) : null} />
          </Td>
          <Td label={texts.balance} numeric>
            {formatMoney(balance)}
          </Td>
        </Tr>
      ))}
      <Tr className="font-semibold">
        <Td>{duesTexts.together}</Td>
        <Td label={texts.balance} numeric>
          {formatMoney(accounts.reduce((sum, { balance }) => sum + balance, 0))}
        </Td>
      </Tr>
    </TBody>
  </Table>
);
