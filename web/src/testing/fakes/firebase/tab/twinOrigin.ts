/** The page that frames the video, in a test: another address than that of the page. */
export const readTwinOrigin = async () => 'https://demo-asamblea.firebaseapp.com';
