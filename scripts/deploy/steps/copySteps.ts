import * as z from 'zod';
import { bucketOf } from '../bindings.ts';
import type { DeployStep } from '../deployStep.ts';
import { readBucketName } from '../readBucketName.ts';
import { keys } from './secretSteps.ts';

const schedules = z.object({
  backupSchedules: z
    .array(
      z.object({
        /** Seconds, as `1209600s`. */
        retention: z.string().default('0s'),
        dailyRecurrence: z.object({}).optional(),
        weeklyRecurrence: z.object({}).optional(),
      }),
    )
    .default([]),
});
const bucket = z.object({
  versioning: z.object({ enabled: z.boolean().default(false) }).optional(),
  lifecycle: z
    .object({
      rule: z
        .array(
          z.object({
            action: z.object({ type: z.string() }),
            condition: z.object({ daysSinceNoncurrentTime: z.number().optional() }),
          }),
        )
        .default([]),
    })
    .optional(),
});

const daySeconds = 24 * 60 * 60;
/**
 * The retention of backups, in days: two weeks of daily ones, and fourteen weeks of weekly ones, which is the
 * most there is.
 */
const kept = { daily: 14, weekly: 98 } as const;
/** How long the bucket keeps a file that was replaced or deleted, in days. */
const oldFileDays = 30;

/** The copies that remain when the database, the bucket or the keys are lost. */
export const copySteps: readonly DeployStep[] = [
  {
    id: 'backups',
    title: 'Backups of the database, each day and each week',
    why: 'Recovery goes back seven days, in the same database. Backups are separate, and [the drill](#drill) shows that they can be restored. An erased assembly stays in earlier backups until they end, fourteen weeks later at most.',
    needs: ['database'],
    commands: ({ project }) => [
      `gcloud firestore backups schedules create --database='(default)' --recurrence=daily --retention=${kept.daily}d --project=${project}`,
      `gcloud firestore backups schedules create --database='(default)' --recurrence=weekly --day-of-week=SUN --retention=${kept.weekly / 7}w --project=${project}`,
    ],
    check: async ({ google, place }) => {
      const address = `firestore.googleapis.com/v1/projects/${place.project}/databases/(default)/backupSchedules`;
      const { backupSchedules } = schedules.parse((await google(address)) ?? {});
      for (const each of ['daily', 'weekly'] as const) {
        const found = backupSchedules.find((one) => one[`${each}Recurrence`] !== undefined);
        if (found === undefined) return `there is no ${each} backup`;
        if (Number.parseInt(found.retention, 10) < kept[each] * daySeconds)
          return `its ${each} backups are kept for less than ${kept[each]} days`;
      }
      return null;
    },
  },
  {
    id: 'file-versions',
    title: 'Files that were replaced or deleted stay for thirty days',
    why: 'Backups of the database do not hold the files. The bucket keeps replaced and deleted files for thirty days and no longer, so the files of an erased assembly are gone by then.',
    needs: ['bucket'],
    commands: (place) => [
      `gcloud storage buckets update gs://${bucketOf(place)} --versioning --lifecycle-file=scripts/deploy/oldFiles.json --project=${place.project}`,
    ],
    check: async (look) => {
      const answer = await look.google(
        `storage.googleapis.com/storage/v1/b/${await readBucketName(look)}`,
      );
      const { versioning, lifecycle } = bucket.parse(answer ?? {});
      if (versioning?.enabled !== true) return 'a file that is replaced or deleted is lost at once';
      const isCleared = lifecycle?.rule.some(
        ({ action, condition }) =>
          action.type === 'Delete' && condition.daysSinceNoncurrentTime === oldFileDays,
      );
      return isCleared === true
        ? null
        : `files that were deleted are not cleared after ${oldFileDays} days`;
    },
  },
  {
    id: 'keys-copy',
    title: 'A copy of the four keys, for somebody else to keep',
    why: 'Without `PEOPLE_KEY` and `CODES_KEY` a backup recognises nobody: the next roster would give new ids to the same documents. Somebody who does not administer the project gives you a certificate (`custodian.pem`), keeps its private key, and gets the copy, which only that key opens (`openssl cms -decrypt -inform DER -inkey private.pem`). Read the digest of the copy to each other, delete it here, and do it again whenever a key changes.',
    needs: ['keys'],
    commands: ({ project }) => [
      `for KEY in ${keys.join(' ')}; do echo "$KEY=$(gcloud secrets versions access latest --secret=$KEY --project=${project})"; done | openssl cms -encrypt -aes256 -binary -outform DER -out asamblea-keys.p7m custodian.pem`,
      'openssl dgst -sha256 asamblea-keys.p7m',
    ],
  },
];
