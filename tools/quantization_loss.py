"""Real numbers against the whole numbers made of them: does a policy lose by being quantized?

    python -m tools.quantization_loss PTX_FOLDER POLICIES REAL_NUMBERS [TABLE ...]

The folders hold TABLE-policy.npz, as the package has them, and TABLE-real.npz, as
`tools.train_on_gpu` writes them. Both play by chance, one seat by the real numbers.
"""

import sys
from pathlib import Path

from amletero.networks.network_file import read_network
from amletero.training.fixed_opponent import fixed_policy
from amletero.training.ppo_update import Plan
from tools.gpu_rounds import TABLES, CardRounds
from tools.train_on_gpu import EVALUATED, real_learner, response_share

if __name__ == "__main__":
    ptx, policies, real = (Path(folder) for folder in sys.argv[1:4])
    for name in sys.argv[4:] or TABLES:
        rounds = CardRounds(ptx, name, EVALUATED, seed=5, simple=0.0)
        policy = real_learner(real / f"{name}-real.npz").policy
        opponent = fixed_policy(read_network(policies / f"{name}-policy.npz"))
        share, error = response_share(rounds, Plan(), policy, opponent, best=False)
        fair = 1 / rounds.layout.players
        print(
            f"{name}: real numbers win {share:.4f} ± {1.96 * error:.4f} of {fair:.4f}", flush=True
        )
