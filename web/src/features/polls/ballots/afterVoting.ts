/** The parts drawn only once somebody voted: loaded together, after the ballot stands. */
export { ResultShown } from './ResultShown.tsx';
export { OwnKeptVote } from './receipts/OwnKeptVote.tsx';
export { SavedVote } from './receipts/SavedVote.tsx';
