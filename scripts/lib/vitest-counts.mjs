import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A vitest reporter: writes { counts: { project: { passed, failed, skipped } }, failed: names, flaky: names } into
 * VITEST_COUNTS.
 */
export default class Counts {
  onTestRunEnd(modules) {
    const counts = {};
    const names = [];
    const flaky = [];
    for (const module of modules) {
      const project = module.project.name.replace(/-apart$/, '');
      const projectCounts = (counts[project] ??= { passed: 0, failed: 0, skipped: 0 });
      let failed = 0;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        const name = `${project} ${module.relativeModuleId} › ${test.fullName}`;
        if (state === 'passed') {
          projectCounts.passed += 1;
          if (test.diagnostic()?.flaky) flaky.push(name);
        } else if (state === 'failed') {
          failed += 1;
          names.push(name);
        } else projectCounts.skipped += 1;
      }
      // A file that fails outside its tests (an import, a beforeAll) counts as a failed test.
      if (failed === 0 && module.state() === 'failed') {
        failed = 1;
        names.push(`${project} ${module.relativeModuleId}`);
      }
      projectCounts.failed += failed;
    }
    const file = process.env.VITEST_COUNTS;
    if (!file) return;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ counts, failed: names, flaky }));
  }
}
