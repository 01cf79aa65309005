import { useDelayedLogin } from '~/features/sign-in/web/public';
import { Received } from './received';
import { useApplication } from './use-application';
import { Wizard } from './wizard';

/** Seconds for which the success is shown. */
const leaveAfterSeconds = 4;

/** The wizard, and after the sending its confirmation. */
export function ApplicationScreen() {
  const application = useApplication();
  const { done } = application;
  useDelayedLogin(done !== '', leaveAfterSeconds, done);
  return (
    <>
      <div role="status">{done && <Received message={done} seconds={leaveAfterSeconds} />}</div>
      {!done && <Wizard {...application} />}
    </>
  );
}
