import { useQuery } from '@tanstack/react-query';
import { useNames } from '~/router';
import { Address } from '../components/address';
import { footQuery } from '../queries';
import * as texts from '../../texts';

/** Shows the office's address and hours. */
export function Office({ address }: { address: string }) {
  const { federation, committee } = useNames();
  const hours = useQuery(footQuery).data?.hours;
  return (
    <div className="corner-marks -m-2 p-2">
      <div className="h-full border border-line bg-card p-5 sm:p-8">
        <h2 className="text-xl">{texts.officeAddress}</h2>
        <Address
          lines={[federation, committee, ...address.split('\n')]}
          className="mt-3 [&>:first-child]:font-semibold"
        />
        <h2 className="mt-8 text-xl">{texts.officeHours}</h2>
        <dl className="mt-3 border-t border-line">
          {hours?.map(({ days, time }) => (
            <div
              key={days}
              className="flex flex-wrap justify-between gap-x-3 border-b border-line py-2.5 text-sm sm:text-base"
            >
              <dt className="text-muted">{days}</dt>
              <dd className="font-semibold tabular-nums">{time}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
