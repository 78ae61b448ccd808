const firestore = {};

export const useFirestore = () => firestore;
