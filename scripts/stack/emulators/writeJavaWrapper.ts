import { constants } from 'node:fs';
import { access, chmod, mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

export type JavaWrapper = {
  /** Goes first on the PATH of the firebase process, and of no other. */
  readonly folder: string;
  /** For FIRESTORE_EMULATOR_BINARY_PATH. firebase-tools changes the mode of that file, so it must be ours, not the SDK's. */
  readonly jarStandIn: string;
};

/**
 * firebase-tools refuses Java < 21 (firebase/firebase-tools#9451) and starts its own emulator with `-jar`; the
 * Cloud SDK's runs on Java 11 but its jar has no main class. This `java` answers 21 and translates the call. It
 * ends when no machine with an older Java is served any more.
 */
export async function writeJavaWrapper(
  folder: string,
  real: { readonly java: string; readonly jar: string },
): Promise<JavaWrapper> {
  await mkdir(folder, { recursive: true });
  const script = join(folder, 'java');
  await writeFile(script, wrapperScript(real));
  await chmod(script, 0o755);
  const jarStandIn = join(folder, 'firestore-emulator.jar');
  await writeFile(jarStandIn, '');
  return { folder, jarStandIn };
}

/** The first executable `java` on a PATH. */
export async function findJava(path: string): Promise<string | undefined> {
  for (const folder of path.split(delimiter)) {
    const candidate = join(folder, 'java');
    const isExecutable = await access(candidate, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (folder !== '' && isExecutable) return candidate;
  }
  return undefined;
}

/** `exec` keeps one process with one id, so that a signal to the wrapper is a signal to the emulator. */
function wrapperScript(real: { readonly java: string; readonly jar: string }): string {
  return `#!/bin/sh
# Written by the launcher: lets firebase-tools start the Cloud SDK's Firestore emulator.
for argument do
  if [ "$argument" = -version ]; then
    echo 'openjdk version "21"' >&2
    exit 0
  fi
done
left=$#
while [ "$left" -gt 0 ]; do
  argument=$1
  shift
  left=$((left - 1))
  case $argument in
    -D* | --database-edition=*) ;;
    -jar | --database-edition)
      shift
      left=$((left - 1))
      ;;
    *) set -- "$@" "$argument" ;;
  esac
done
exec ${quote(real.java)} -Duser.language=en -cp ${quote(real.jar)} \\
  com.google.cloud.datastore.emulator.firestore.CloudFirestore "$@"
`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
