/** What is drawn only once somebody voted: brought together, after the ballot stands. */
export { ResultShown } from './ResultShown.tsx';
export { KeptVote } from './receipts/KeptVote.tsx';
export { SavedVote } from './receipts/SavedVote.tsx';
