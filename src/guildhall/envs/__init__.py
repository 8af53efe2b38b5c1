"""The games as environments for research; needs the extra `research`.

PettingZoo: `guildhall.envs.builders_v1` and its like. Gymnasium: importing this package registers
`guildhall/Builders-v1` and its like. OpenSpiel: importing `guildhall.envs.openspiel` registers
`guildhall_builders` and its like. Many games at once: `BatchEnv`.
"""

from guildhall.envs.batch import BatchEnv
from guildhall.envs.single import register

__all__ = ["BatchEnv"]

register()
