import { defineConfig } from '@playwright/test';
import { findTestChromium } from './tests/e2e/support/chromium';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/support/global-setup.ts',
  // Against what hangs, not against what is slow: machines differ by a factor of three, and the longest journey took
  // 200 s on a slow one. `test.slow()` triples it for the few tests that walk through every screen or release.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  // A third for two cores: two leave a sixth of the machine idle, while their pages and servers wait.
  workers: 3,
  fullyParallel: true,
  // One more try, and the runner names the tests that needed it (scripts/test.mjs, docs/decisions/0007).
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : [['list']],
  use: {
    screenshot: 'only-on-failure',
    // Tests answer requests in place of the server; tests/e2e/phone.spec.ts has the worker.
    serviceWorkers: 'block',
    locale: 'en-IN',
    // Deliberately not the site's time zone: everything is shown in Asia/Kolkata wherever the visitor is.
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: findTestChromium(),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Without a graphics card Chromium would draw each frame by the processor all the same, the long way round.
        '--disable-gpu',
        '--in-process-gpu',
        // Chromium's sandbox does not work as root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [{ name: 'desktop' }],
});
