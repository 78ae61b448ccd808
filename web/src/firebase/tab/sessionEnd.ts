import { useSyncExternalStore } from 'react';
import { runLeavingTasks } from './leaving.ts';

let hasEnded = false;
const watchers = new Set<() => void>();

/** Told by every call that the API refused because the session does not stand any more. */
export function markSessionEnded(): void {
  mark(true);
}

function mark(isOver: boolean): void {
  hasEnded = isOver;
  for (const watcher of watchers) watcher();
}

/** Whether the server said that who opened this page has to sign in again. */
export function useSessionEnded(): boolean {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => hasEnded,
    () => false,
  );
}

const channelName = 'asamblea-sesion';
/** A message also reaches who listens on the page that sent it, which is leaving by itself. */
const tab = crypto.randomUUID();

/** Tells the other tabs of the browser that the person signed out of that assembly. */
export function tellOtherTabs(assembly: string): void {
  tell({ assembly, tab });
}

/** Tells them who is signed in to that assembly now: the browser holds one person of each. */
export function tellWhoIsHere(entered: string, userId: string): void {
  tell({ entered, userId, tab });
}

function tell(message: object): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
}

/**
 * A sign-out in another tab closes this one too, and so does a sign-in of somebody else there: everything
 * that was read is closed and the page replaced. `onLeft` takes it out of sight meanwhile. A page that
 * `holds` what it alone has says that the session ended instead; it goes on where the same person enters.
 */
export function watchOtherTabs(
  assembly: string,
  userId: string | null,
  onLeft: () => void,
  holds: () => boolean = () => false,
): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const heard = heardHere(data, assembly, userId);
    if (heard === null) return;
    if (heard === 'back') return mark(false);
    if (holds()) return markSessionEnded();
    onLeft();
    void runLeavingTasks().finally(() => location.assign('/login'));
  };
  return () => channel.close();
}

function heardHere(data: unknown, assembly: string, userId: string | null): 'left' | 'back' | null {
  if (typeof data !== 'object' || data === null) return null;
  if ('tab' in data && data.tab === tab) return null;
  if ('entered' in data && 'userId' in data) {
    if (data.entered !== assembly) return null;
    return data.userId === userId ? 'back' : 'left';
  }
  return 'assembly' in data && data.assembly === assembly ? 'left' : null;
}
