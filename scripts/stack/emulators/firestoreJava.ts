import { join } from 'node:path';
import type { FirestoreEmulator } from '../ports/findFirestoreEmulator.ts';
import { StackProblem } from '../process/stackProblem.ts';
import type { StackFolders } from './openFolders.ts';
import { findJava, type JavaWrapper, writeJavaWrapper } from './writeJavaWrapper.ts';

/** The `java` that starts the Cloud SDK's emulator; firebase-tools starts its own by itself. */
export async function wrapJava(
  folders: StackFolders,
  emulator: FirestoreEmulator,
): Promise<JavaWrapper | undefined> {
  if (emulator.kind !== 'cloudSdk') return undefined;
  const java = await findJava(process.env.PATH ?? '');
  if (java === undefined) throw new StackProblem('No se encuentra «java» en el PATH.');
  return writeJavaWrapper(join(folders.run, 'java'), { java, jar: emulator.jar });
}

/**
 * For the minutes that tests take, compiling code that runs a second time costs a third more than it saves;
 * and files verified when they were published are not verified at each start.
 */
export function shortLivedJava(): NodeJS.ProcessEnv {
  const given = process.env.JAVA_TOOL_OPTIONS ?? '';
  const options = [
    ...['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'],
    ...['-XX:+UnlockDiagnosticVMOptions', '-XX:-BytecodeVerificationRemote'],
  ];
  return { JAVA_TOOL_OPTIONS: [given, ...options].join(' ').trim() };
}
