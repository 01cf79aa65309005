import { useDelayedLogin } from '../components/use-delayed-way';
import { Received } from './received';
import { useApplication } from './use-application';
import { Wizard } from './wizard';

/** How long the success is shown. */
const leaveAfterSeconds = 4;

/** The application, and when it has arrived the word of that in its place. */
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
