import { type Endpoint, floorEndpoints, type LiveRoom, type OwnFloor } from '@asamblea/domain';
import { useEffect, useRef } from 'react';
import type { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi, type Said, type Whole } from '../../../firebase/asking/askApi.ts';
import { useAsked } from '../../../firebase/asking/useAsked.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';

const address = {
  endpoint: floorEndpoints.readOwnFloor,
  isAnswer: (answer: OwnFloor) => typeof answer?.serverNow === 'number',
  clockOf: (answer: OwnFloor) => answer.serverNow,
  isFinal: ({ code }: ApiFailure) => code === 'not-signed-in' || code === 'not-allowed',
};

const outsideMs = 10_000;

/** A turn, as the person and the room know it together. */
export type OwnTurn =
  | { readonly kind: 'none' }
  | { readonly kind: 'waiting'; readonly before: number; readonly turnId: string }
  | { readonly kind: 'speaking'; readonly endsAt: number };

/** The requests of this person to the chair, and the actions on them. */
export function useOwnFloor(room: LiveRoom | null, attendance: string) {
  const { answer, failure: unread, offset, refresh } = useAsked<OwnFloor>(address);
  const { failure, attempt } = useAttempt();
  const turnId = answer?.turnId ?? null;
  const isShown =
    room !== null &&
    turnId !== null &&
    (room.queue.includes(turnId) || room.speaking?.turnId === turnId);
  // The chair may have ended it, or somebody at the desk asked for this person: only the server knows.
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current && !isShown) refresh();
    wasShown.current = isShown;
  }, [isShown, refresh]);

  const asked = useRef(attendance);
  useEffect(() => {
    if (asked.current !== attendance) refresh();
    asked.current = attendance;
  }, [attendance, refresh]);
  // An accreditation is announced to nobody.
  const isOutside = answer?.attends === false;
  useEffect(() => {
    if (!isOutside) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh();
    }, outsideMs);
    return () => clearInterval(timer);
  }, [isOutside, refresh]);

  async function send<E extends Endpoint>(endpoint: Whole<E>, ...request: Said<E>) {
    const said = await attempt(() => askApi(endpoint, ...request));
    refresh();
    return said;
  }

  return {
    answer,
    unread,
    failure,
    offset,
    refresh,
    turn: turnOf(room, turnId),
    ask: () => send(floorEndpoints.askFloor, { turnId: crypto.randomUUID() }),
    withdraw: (mine: string) => send(floorEndpoints.withdrawFloor, { turnId: mine }),
    write: (inquiryId: string, text: string) =>
      send(floorEndpoints.sendInquiry, { inquiryId, text }),
  };
}

function turnOf(room: LiveRoom | null, turnId: string | null): OwnTurn {
  if (turnId === null) return { kind: 'none' };
  if (room?.speaking?.turnId === turnId) {
    return { kind: 'speaking', endsAt: room.speaking.endsAt };
  }
  return { kind: 'waiting', before: Math.max(0, room?.queue.indexOf(turnId) ?? 0), turnId };
}
