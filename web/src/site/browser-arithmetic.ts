/**
 * The arithmetic of the bots' networks: whole numbers, exactly as `networks/plain_python_network.py` has it.
 *
 * Python imports it as a module, and asks for the outputs of many inputs in one call.
 */
import type { PyBuffer } from 'pyodide/ffi';

/** Python knows the module by this name. */
export const MODULE = 'browser_arithmetic';
/** The highest input of a layer after the first. */
const HIGHEST = 127;

class Layer {
  private readonly sums: Int32Array;

  /** Weights are by input and output, row after row. */
  constructor(
    private readonly weights: Int8Array,
    private readonly bias: Int32Array,
    private readonly shift: Int32Array,
  ) {
    this.sums = new Int32Array(bias.length);
  }

  /** The outputs for the inputs that are one; the next call writes over them. */
  ofOnes(ones: Int32Array): Int32Array {
    this.sums.set(this.bias);
    for (let place = 0; place < ones.length; place++) this.addRow(ones[place]!, 1);
    return this.shifted();
  }

  /** The same for what the layer before gave. */
  ofOutputs(before: Int32Array): Int32Array {
    this.sums.set(this.bias);
    for (let input = 0; input < before.length; input++) {
      const value = Math.min(before[input]!, HIGHEST);
      if (value > 0) this.addRow(input, value);
    }
    return this.shifted();
  }

  private addRow(input: number, value: number): void {
    const { sums, weights } = this;
    const start = input * sums.length;
    for (let unit = 0; unit < sums.length; unit++) sums[unit]! += value * weights[start + unit]!;
  }

  private shifted(): Int32Array {
    const { sums, shift } = this;
    for (let unit = 0; unit < sums.length; unit++) sums[unit]! >>= shift[unit]!;
    return sums;
  }
}

export class NetworkArithmetic {
  private readonly layers: Layer[] = [];
  private readonly outputs: number;

  /** All layers behind each other; `widths` are the inputs of each, and the outputs of the last. */
  constructor(widths: Int32Array, weights: Int8Array, bias: Int32Array, shift: Int32Array) {
    let [weight, unit] = [0, 0];
    for (let layer = 1; layer < widths.length; layer++) {
      const [inputs, outputs] = [widths[layer - 1]!, widths[layer]!];
      this.layers.push(
        new Layer(
          weights.slice(weight, weight + inputs * outputs),
          bias.slice(unit, unit + outputs),
          shift.slice(unit, unit + outputs),
        ),
      );
      weight += inputs * outputs;
      unit += outputs;
    }
    this.outputs = widths.at(-1)!;
  }

  /** `given` has for each of many inputs how many are one, and which; `found` has room for the outputs. */
  findOutputs(given: Int32Array, found: Int32Array): void {
    const [first, ...later] = this.layers;
    let at = 0;
    for (let start = 0; start < found.length; start += this.outputs) {
      const end = at + 1 + given[at]!;
      let outputs = first!.ofOnes(given.subarray(at + 1, end));
      for (const layer of later) outputs = layer.ofOutputs(outputs);
      found.set(outputs, start);
      at = end;
    }
  }
}

/** Python's arrays lie in its own memory: they are read and written there. */
function withArrays<Arrays extends unknown[], T>(
  given: PyBuffer[],
  work: (...arrays: Arrays) => T,
): T {
  const views = given.map((each) => each.getBuffer());
  try {
    return work(...(views.map(({ data }) => data) as Arrays));
  } finally {
    for (const view of views) view.release();
  }
}

type LayerArrays = ConstructorParameters<typeof NetworkArithmetic>;

/** The module: `load` takes a network, and returns what finds its outputs. */
export const browserArithmetic = {
  load: (...network: PyBuffer[]) => {
    const loaded = withArrays(
      network,
      (...arrays: LayerArrays) => new NetworkArithmetic(...arrays),
    );
    return (...arrays: PyBuffer[]) =>
      withArrays(arrays, (given: Int32Array, found: Int32Array) =>
        loaded.findOutputs(given, found),
      );
  },
};
