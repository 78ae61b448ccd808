import type { Firestore } from 'firebase/firestore';
import { useEffect } from 'react';

/** The collections that the server answered on each connection: reactfire's listeners live as long as it does. */
const answered = new WeakMap<Firestore, Set<string>>();

/** Whether the server said this once, and not only data that other listeners had left in memory. */
export function useAnswered(firestore: Firestore, source: string, isAnswer: boolean): boolean {
  useEffect(() => {
    if (!isAnswer) return;
    const known = answered.get(firestore) ?? new Set();
    answered.set(firestore, known.add(source));
  }, [firestore, source, isAnswer]);
  return isAnswer || answered.get(firestore)?.has(source) === true;
}
