import { startWhenWanted } from './app/start-when-wanted.ts';

startWhenWanted(document.getElementById('root'));
