"""Research environments; needs the extra `research`.

PettingZoo: `guildhall.envs.<game>_v<version>`. Gymnasium: importing this package registers
`guildhall/<Game>-v<version>`. OpenSpiel: importing `guildhall.envs.openspiel` registers
`guildhall_<game>`. Batches of games: `BatchEnv`. Versions are those of a game's encodings.
"""

from guildhall.envs import aec, single
from guildhall.envs.batch import BatchEnv

__all__ = ["BatchEnv"]

single.register()
aec.register(__name__)
