from ecliptic.games.gemini.board import Board
from ecliptic.kernel.state import Refusal
def explain(state: Board, seat: int, action: int) -> Refusal: return Refusal("G-11","no")
