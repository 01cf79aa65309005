import { configure } from '@testing-library/react';

// As long as everywhere else (timeouts.ts): a second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
