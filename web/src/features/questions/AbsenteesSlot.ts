import { createContext, type ReactNode } from 'react';

/** What goes under the verdict of a decision that asks the absent: another feature draws it. */
export const AbsenteesSlot = createContext<(questionId: string) => ReactNode>(() => null);
