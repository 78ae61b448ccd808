// Loaded before firebase-tools, which writes whatever it does into `firebase-debug.log`: also each event that
// wakes a trigger, whole, with the document in it. What helps when it fails to start is on its console, which
// the launcher keeps. The logger that it would add is the only one that writes at that level.
const logger = require('firebase-tools/lib/logger');
logger.useFileLogger = () => '';
