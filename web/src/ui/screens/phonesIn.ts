import { createContext } from 'react';

/** How many phones have the ballot open, where the screen of a hall knows it. */
export const PhonesInContext = createContext<number | null>(null);
