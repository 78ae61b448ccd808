import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { logFile } from '../stack/process/logFile.ts';
import { projectRoot } from '../stack/process/projectRoot.ts';
import { runStep } from '../stack/process/runStep.ts';
import { reportStep } from './reportStep.ts';
import type { Tally } from './tally.ts';

/** The part of Vitest's JSON report that is read. */
type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
};

/** Runs one Vitest project; `filters` narrow it to some files. */
export async function runSuite(request: {
  readonly project: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly filters: readonly string[];
  /** Whether the filters may leave nothing of it. */
  readonly mayBeEmpty?: boolean;
  readonly stop: AbortSignal;
}): Promise<Tally> {
  const { project, environment, stop } = request;
  const name = `test-${project}`;
  const reportFile = logFile(name).replace(/\.log$/, '.json');
  rmSync(reportFile, { force: true });
  const result = await runStep({
    name,
    command: [
      ...([process.execPath, join(projectRoot, 'node_modules/vitest/vitest.mjs'), 'run'] as const),
      // The web is several projects, with a page around the test or without.
      ...(['--project', project === 'web' ? 'web*' : project] as const),
      ...(['--reporter=default', '--reporter=json'] as const),
      `--outputFile.json=${reportFile}`,
      ...(request.mayBeEmpty === true ? ['--passWithNoTests'] : []),
      ...request.filters,
    ],
    cwd: projectRoot,
    environment,
    stop,
  });
  const counts = readReport(reportFile);
  const title = describeSuite(project, counts);
  reportStep({ ...result, title });
  const failed = counts?.numFailedTests ?? 0;
  return {
    passed: counts?.numPassedTests ?? 0,
    // A file that cannot be loaded fails the suite without failing any test.
    failed: result.isOk ? failed : Math.max(failed, 1),
    parts: [{ name: title, milliseconds: result.milliseconds }],
    files: (counts?.testResults ?? []).map((file) => ({
      name: relative(projectRoot, file.name),
      milliseconds: file.endTime - file.startTime,
    })),
  };
}

function describeSuite(project: string, counts: VitestReport | undefined): string {
  if (counts === undefined) return `pruebas ${project}`;
  const skipped = counts.numPendingTests > 0 ? `, ${counts.numPendingTests} omitidas` : '';
  return `pruebas ${project}: ${counts.numPassedTests} bien, ${counts.numFailedTests} mal${skipped}`;
}

function readReport(path: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
