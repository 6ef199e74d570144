/** Saves a receipt as a file of the player's. */
import { saveText } from '../ui/save-text';
import type { Receipt } from './receipt';

export function saveReceipt(receipt: Receipt): void {
  const text = JSON.stringify(receipt, null, 1) + '\n';
  saveText(text, 'application/json', `amletero-${receipt.table}-receipt.json`);
}
