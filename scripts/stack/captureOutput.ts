import { spawn } from 'node:child_process';

/** What a short command prints, or undefined when it cannot be run or fails. */
export function captureOutput(
  program: string,
  parameters: readonly string[],
  options: { readonly stop: AbortSignal; readonly onlyStdout?: boolean },
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: options.stop,
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', collect);
    if (options.onlyStdout !== true) child.stderr.on('data', collect);
    child.once('error', () => resolve(undefined));
    child.once('close', (code) => resolve(code === 0 ? output : undefined));
  });
}
