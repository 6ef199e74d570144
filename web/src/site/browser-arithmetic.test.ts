import { expect, test } from 'vitest';
import networks from '../generated/networks.json';
import { NetworkArithmetic } from './browser-arithmetic';

test.each(networks)("the outputs are Python's own", (network) => {
  const arithmetic = new NetworkArithmetic(
    Int32Array.from(network.widths),
    Int8Array.from(network.weights),
    Int32Array.from(network.bias),
    Int32Array.from(network.shift),
  );
  const given = Int32Array.from(network.many.flatMap((ones) => [ones.length, ...ones]));
  const found = new Int32Array(network.outputs.flat().length);
  arithmetic.findOutputs(given, found);
  expect([...found]).toEqual(network.outputs.flat());
});
