import { randomInt } from 'node:crypto';
import { pinDigits, plateEndpoints, plateSchemas } from '@asamblea/domain';
import type { Requester } from '../../kernel/access/requireMember.ts';
import { serve } from '../../kernel/access/serve.ts';
import { type AskedPlates, createPlates } from './createPlates.ts';
import { handOutPlate } from './handOutPlate.ts';
import { losePlate } from './losePlate.ts';
import { printPins } from './printPins.ts';
import { type ReadSecretVote, readPinNeed } from './readPinNeed.ts';
import { renewPin } from './renewPin.ts';
import { replacePlate } from './replacePlate.ts';
import { returnPlate } from './returnPlate.ts';

export const servePlates = (readSecretVote: ReadSecretVote) =>
  serve(plateEndpoints, plateSchemas, {
    createPlates: (call) => createPlates(workOf(call)),
    handOutPlate: (call) => handOutPlate({ ...workOf(call), pin: newPin() }),
    returnPlate: (call) => returnPlate(workOf(call)),
    losePlate: (call) => losePlate(workOf(call)),
    replacePlate: (call) => replacePlate({ ...workOf(call), pin: newPin() }),
    renewPin: (call) => renewPin({ ...workOf(call), pin: newPin() }),
    readPinNeed: ({ assemblyId }) => readPinNeed(assemblyId, readSecretVote),
    printPins: (call) => printPins(workOf(call)),
  });

function workOf<T>(call: Requester & { readonly asked: T; readonly now: number }): AskedPlates<T> {
  const { assemblyId, uid, asked, now } = call;
  return { assemblyId, by: uid, request: asked, now };
}

/** The PIN of a plate. Short, for it is only good with the plate and five attempts. */
function newPin(): string {
  return String(randomInt(10 ** pinDigits)).padStart(pinDigits, '0');
}
