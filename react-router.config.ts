import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  basename: process.env.SITE_LANGUAGE === 'ml' ? '/ml' : '/',
  // scripts/lib/build.mjs builds beside build/ and moves the finished result there.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  ssr: true,
  // All routes are known from the first page on, without a request for a manifest, so finished pages are the same for everyone.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
