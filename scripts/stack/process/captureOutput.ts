import { spawn } from 'node:child_process';

/** The output of a short command, or undefined when it cannot be run or fails. */
export function captureOutput(
  program: string,
  parameters: readonly string[],
  options: { readonly stop: AbortSignal; readonly onlyStdout?: boolean },
): Promise<string | undefined> {
  const { stop } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: stop,
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', collect);
    if (options.onlyStdout !== true) child.stderr.on('data', collect);
    child.once('error', () => (stop.aborted ? reject(stop.reason) : resolve(undefined)));
    child.once('close', (code) => resolve(code === 0 ? output : undefined));
  });
}
