import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';

const builtSchema = z.object({
  onAttendanceWritten: z.custom<{ run(event: object): Promise<void> }>(),
});

// Runs by itself: refreshes the quorum of an assembly as the deployed trigger does, and tells how large
// its process became. Arguments: the built functions, the assembly, how many times.
const [bundle = '', assemblyId = '', times = '0'] = process.argv.slice(2);
const { onAttendanceWritten } = builtSchema.parse(await import(pathToFileURL(bundle).href));
for (let i = 0; i < Number(times); i += 1) {
  const now = Date.now();
  await onAttendanceWritten.run({
    id: randomUUID(),
    time: new Date(now).toISOString(),
    params: { assembly: assemblyId, session: '1', unit: 'U0' },
    data: undefined,
  });
}
process.stdout.write(`${JSON.stringify({ peakMiB: process.resourceUsage().maxRSS / 1024 })}\n`);
process.exit();
