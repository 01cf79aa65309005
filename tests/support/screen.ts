import { configure } from '@testing-library/react';

// As long as everywhere else (patience.ts): a second is no promise of a busy machine.
configure({ asyncUtilTimeout: 15_000 });
