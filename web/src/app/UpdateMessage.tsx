import { screenPathOf } from '@asamblea/domain';
import { useState, useSyncExternalStore } from 'react';
import { hasPendingVote } from '../features/polls/ballots/sending/outbox.ts';
import { Button } from '../ui/widgets/Button.tsx';
import { readIsNewVersion, watchNewVersion } from './serviceWorker.ts';

/**
 * Offers the new version and leaves the moment to the person: nothing they have begun is lost. Never
 * while a confirmed vote waits to be sent, nor on a screen that a whole hall looks at or votes at. It cannot be
 * loaded when it is needed, since its own file may be gone by then; so nothing heavier than these two buttons.
 */
export function UpdateMessage() {
  const isNew = useSyncExternalStore(watchNewVersion, readIsNewVersion, () => false);
  const [isPostponed, setPostponed] = useState(false);
  if (!isNew || isPostponed || isForEverybody(location) || hasPendingVote()) return null;
  return (
    <div role="status" className="update-notice">
      <span>Hay una versión nueva.</span>
      <Button isInherited onClick={() => setPostponed(true)}>
        Después
      </Button>
      <Button isInherited look="outlined" onClick={() => location.reload()}>
        Actualizar
      </Button>
    </div>
  );
}

function isForEverybody({ pathname, search }: Location): boolean {
  const isBooth = new URLSearchParams(search).has('puesto');
  return isBooth || pathname.includes('public') || screenPathOf(pathname) !== undefined;
}
