import {
  type ActaAnswer,
  type ActaDetails,
  type ActaDocument,
  type ActaWords,
  actaEndpoints,
  changesOf,
  isFixed,
  mergeActa,
  penOfOther,
} from '@asamblea/domain';
import { ApiFailure } from '../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../firebase/asking/askApi.ts';
import { keepUnsent, readUnsent } from './keptWords.ts';

/** How long after the last letter the words are sent, in milliseconds. */
const restMillis = 1_000;
/** The pace at which the text of others is looked at, and unsent words are sent again. */
const lookMillis = 8_000;

/** Where the typed words are: at the server, on their way, here alone, or refused. */
type SavingState = 'saved' | 'typing' | 'offline' | 'held' | 'refused';

export interface ActaView {
  /** As the server has it; null until it was read. */
  readonly document: ActaDocument | null;
  readonly words: ActaWords;
  readonly saving: SavingState;
  /** When the server took the last words from here, by this device's clock; null: none yet. */
  readonly savedAt: number | null;
  /** The other writer; null: nobody. */
  readonly writer: string | null;
  readonly failure: ApiFailure | null;
}

export const unreadActa: ActaView = {
  ...{ document: null, words: { details: null, notes: [] }, saving: 'saved', savedAt: null },
  ...{ writer: null, failure: null },
};

/** Asks for a step of the minutes as they were read. */
type ActaStepAsked = (on: ActaRead) => Promise<ActaAnswer>;

interface ActaRead {
  readonly session: number;
  readonly call: number;
  readonly revision: number;
  /** Of this press: the same one again is a repetition. */
  readonly requestId: string;
}

export interface OpenActa {
  /** `from`: the details as they stood before anybody typed any, so that only the fields typed here count as typed. */
  readonly write: (words: ActaWords, from?: ActaDetails) => void;
  readonly takePen: () => Promise<void>;
  /** Takes a step of their life, and says whether it went; what was typed goes first. */
  readonly act: (ask: ActaStepAsked) => Promise<boolean>;
  /** The page goes away: what is not sent is sent on its way out. */
  readonly leave: () => void;
  /** Looks at once, as when the network comes back. */
  readonly look: () => void;
  readonly close: () => void;
}

interface Opening {
  readonly session: number;
  readonly call: number;
  readonly memberId: string;
  /** Under which what is not sent waits on this device. */
  readonly key: string;
  readonly tell: (view: ActaView) => void;
}

/** The refusals where the minutes are no longer as they were read. */
const turned: readonly string[] = ['acta-changed', 'acta-pen-taken', 'acta-approved', 'acta-fixed'];

/** Nobody writes in what was approved or fixed. */
function isClosedTo(document: ActaDocument): boolean {
  return document.state === 'approved' || isFixed(document);
}

/**
 * The minutes of a call while a page has them open. Typed text stays on this device until the server has it;
 * one request is under way at a time; the text of others is joined meanwhile, and nothing is lost.
 */
export function openActa({ session, call, memberId, key, tell }: Opening): OpenActa {
  const which = { session, call };
  let view = unreadActa;
  let base = unreadActa.words;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The last words that went, until they are answered: an answer that was lost is known by its request. */
  let pending: { readonly requestId: string; readonly words: ActaWords } | null = null;
  let isBusy = false;
  let isClosed = false;
  /** The page goes away while a request is under way: what is not sent goes after it, once. */
  let isOwed = false;

  function show(more: Partial<ActaView>): void {
    view = { ...view, ...more };
    if (!isClosed) tell(view);
  }

  function isDirty(): boolean {
    const { details, notes } = changesOf(base, view.words);
    return details !== undefined || notes.length > 0;
  }

  /** Whether the words may go: the minutes were read, nobody else writes them and they are neither approved nor fixed. */
  function isFree(): boolean {
    return view.document !== null && !isClosedTo(view.document) && view.writer === null;
  }

  /** The answer of the server, under the text typed since `sent`. */
  function take({ document, now }: ActaAnswer, sent: ActaWords): void {
    const { details, notes } = document;
    const words = mergeActa(sent, view.words, { details, notes });
    base = { details, notes };
    const writer = penOfOther(document, { memberId, now })?.name ?? null;
    show({ document, words, writer });
    keepUnsent(key, isDirty() ? { base, mine: words } : null);
  }

  function wait(millis: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void turn(), millis);
  }

  /** Sends what was typed, or looks at what others wrote. */
  async function turn(isLeaving = false): Promise<void> {
    if (isBusy) {
      isOwed ||= isLeaving;
      return;
    }
    isBusy = true;
    try {
      const isWaiting = view.writer !== null && !isLeaving;
      if (view.document === null || pending !== null || isWaiting || !isDirty()) await read();
      if (isFree() && isDirty()) await send(isLeaving);
      else if (isDirty()) show({ saving: view.writer === null ? 'refused' : 'held' });
      else if (view.saving !== 'saved') show({ saving: 'saved' });
      if (view.failure?.isOurs === false) show({ failure: null });
    } catch (error) {
      await settle(ApiFailure.of(error));
    } finally {
      isBusy = false;
      if (isOwed && isDirty()) {
        isOwed = false;
        void turn(true);
      } else wait(view.saving === 'typing' ? restMillis : lookMillis);
    }
  }

  async function read(): Promise<void> {
    const isFirst = view.document === null;
    const answer = await askApi(actaEndpoints.readActaDocument, which);
    const unsent = isFirst ? readUnsent(key) : null;
    if (unsent !== null) {
      base = unsent.base;
      view = { ...view, words: unsent.mine };
    }
    const isKnown = pending !== null && answer.document.lastRequest === pending.requestId;
    take(answer, isKnown && pending !== null ? pending.words : base);
    pending = null;
  }

  async function send(isLeaving: boolean): Promise<void> {
    const sent = view.words;
    const { document } = view;
    if (document === null) return;
    const requestId = crypto.randomUUID();
    const { revision } = document;
    const request = { ...which, requestId, revision, ...changesOf(base, sent) };
    pending = { requestId, words: sent };
    const extras = { outlives: isLeaving };
    const answer = await askApi(actaEndpoints.writeActa, request, undefined, extras);
    pending = null;
    take(answer, sent);
    show({ saving: isDirty() ? 'typing' : 'saved', savedAt: Date.now() });
  }

  /** Typed text stays here, whatever the server said. */
  async function settle(failure: ApiFailure): Promise<void> {
    if (turned.includes(failure.code)) {
      try {
        await read();
        if (view.document !== null && isClosedTo(view.document))
          show({ saving: 'refused', failure });
        else show({ saving: view.writer === null ? 'typing' : 'held' });
      } catch {
        show({ saving: 'offline' });
      }
      return;
    }
    const isPassing = !failure.isOurs || failure.statusCode >= 500 || failure.statusCode === 429;
    show({ saving: isPassing ? (isDirty() ? 'offline' : view.saving) : 'refused', failure });
  }

  void turn();
  return {
    write(words, from) {
      if (base.details === null && from !== undefined) base = { ...base, details: from };
      show({ words, saving: view.writer === null ? 'typing' : 'held', failure: null });
      keepUnsent(key, { base, mine: words });
      wait(restMillis);
    },
    async takePen() {
      show({ failure: null });
      try {
        take(await askApi(actaEndpoints.claimPen, { ...which, takeOver: true }), base);
        wait(0);
      } catch (error) {
        show({ failure: ApiFailure.of(error) });
      }
    },
    async act(ask) {
      show({ failure: null });
      // A look at what others wrote may be under way: what was typed here goes after it.
      while (isBusy) await new Promise((resolve) => setTimeout(resolve, 50));
      await turn();
      if (view.document === null || isDirty()) return false;
      const { revision } = view.document;
      try {
        take(await ask({ ...which, requestId: crypto.randomUUID(), revision }), base);
        return true;
      } catch (error) {
        show({ failure: ApiFailure.of(error) });
        return false;
      }
    },
    leave() {
      if (isDirty()) void turn(true);
    },
    look: () => wait(0),
    close() {
      if (isDirty()) void turn(true);
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
